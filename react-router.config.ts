import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  subResourceIntegrity: false,
} satisfies Config
