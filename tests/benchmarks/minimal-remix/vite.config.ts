import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

// These are the defaults of Remix 2.17: single fetch, lazy route discovery, and a streamed page.
export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_lazyRouteDiscovery: true,
      },
    }),
  ],
  build: { target: 'es2022' },
})
