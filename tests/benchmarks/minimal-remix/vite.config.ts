import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig } from 'vite'

// As Remix comes out of its box in 2.17: single fetch, lazy discovery, and the page as a stream.
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
