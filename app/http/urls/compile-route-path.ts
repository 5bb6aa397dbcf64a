/**
 * Compiles the path of a route to a pattern of the paths that the router matches with it: letters of either case,
 * parameters, an optional segment (`:language?`), the rest (`*`), and slashes at the end.
 * @param patternOfParameter narrows the values of a parameter, by its name.
 */
export function compileRoutePath(
  routePath: string,
  patternOfParameter: (name: string) => string = () => '[^/]+',
): RegExp {
  const segments = routePath.split('/').map((segment) => {
    if (segment === '*') return '(?:/.*)?'
    const name = segment.replace(/\?$/, '')
    const pattern = name.startsWith(':')
      ? patternOfParameter(name.slice(1))
      : name.replace(/\W/g, '\\$&')
    return segment.endsWith('?') ? `(?:/${pattern})?` : `/${pattern}`
  })
  return new RegExp(`^${segments.join('')}/*$`, 'i')
}
