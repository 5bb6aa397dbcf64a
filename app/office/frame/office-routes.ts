/** Returns whether a route is one of the back office. */
export const isOfficeRoute = (id: string) => /^routes\/office\//.test(id)

/** Returns whether a path may be one of the back office, however it is spelled. */
export const isNearOffice = (path: string) => /^\/+(?:office|[^/]*%)/i.test(path)
