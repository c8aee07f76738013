import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // React Router’s pages name the scripts that they need themselves; Vite’s own loader of them would cost every page 0.7 kB.
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
                { name: 'library', test: /node_modules\/(?!@simplewebauthn)/ },
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
