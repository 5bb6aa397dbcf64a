/** The sign-in and the first page of the back office have this path, and all others begin with it. */
export const officePath = '/office'

/** Returns whether a route is one of the back office. */
export const isOfficeRoute = (id: string) => /^routes\/office\//.test(id)

/** Returns whether a path is below that of the back office. No browser sends its cookie to another spelling of it. */
export const isOfficePath = (path: string) =>
  path === officePath || path.startsWith(`${officePath}/`)
