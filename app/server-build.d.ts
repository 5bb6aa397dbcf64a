/** The build that the entry is part of: whole once a request arrives, not yet when this module is read. */
declare module 'virtual:remix/server-build' {
  export const routes: import('./http/data-routes.ts').DataRouteTable
}
