import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * `import()` as the browser has it. Vite’s own way fetches style sheets and imports ahead, and costs every page with an `import()` 0.7 kB; our style
 * sheets are linked by the pages and parts that need them (`?url`).
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined),
}

export default defineConfig(({ command }) => ({
  plugins: [plainImports, tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Every file costs a request and its headers, so what most pages share comes in one, and the libraries in another.
            codeSplitting: {
              groups: [
                // What is imported only when it is needed stays apart.
                { name: 'library', test: /node_modules\/(?!@simplewebauthn|media-chrome)/ },
                // So many that no page of the owner's alone can bring its parts into what visitors load.
                { name: 'shared', test: /\/(app|content)\/(?!routes\/admin\/)/, minShareCount: 14 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './server/app.ts' } },
      // One self-contained server file: half the cold start, and one instance of every module.
      resolve: command === 'build' ? { noExternal: true, external: ['pg-native', 'sharp'] } : {},
    },
  },
}))
