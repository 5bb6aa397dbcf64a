import { settings } from '#app/settings.server.ts'

/** Returns whether the URLs in a response are built from the request's `Host` header. */
export const usesRequestHost = ({ headers }: Request) =>
  !settings().PUBLIC_URL &&
  !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.get('Host') ?? '')
