/**
 * Declares the build that the entry is part of. It is complete once a request arrives, but not yet while this module is
 * loaded.
 */
declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build'
}
