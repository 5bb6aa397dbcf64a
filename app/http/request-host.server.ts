import { settings } from '#app/settings.server.ts'

/** Whether the addresses in an answer are made of what the asker says the shop is called. */
export const usesRequestHost = ({ headers }: Request) =>
  !settings().PUBLIC_URL &&
  !/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.get('Host') ?? '')
