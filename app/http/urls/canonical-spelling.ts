import { defaultLanguage, parseLanguage } from '#app/i18n/languages.ts'

/** Decodes as the router does, which takes `%42ooks` for `Books`. A malformed segment is returned as it is. */
function decoded(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

/** The default language has no segment of its own, so `/EN` is no language. */
function languageStep(step: string): string | undefined {
  const meant = parseLanguage(decoded(step).toLowerCase())
  return meant === defaultLanguage ? undefined : meant
}

/**
 * Returns the canonical path of what the router matched with `routePath`, whatever the case of the letters: `/Books/`
 * is `/books`, `/FN` is `/fr`. Parameters are ids, so their letters keep their
 * case.
 */
export function canonicalSpelling(pathname: string, routePath: string): string {
  const steps = stepsOf(pathname)
  const pattern = routePath.split('/').filter(Boolean)
  const isSplat = pattern.at(-1) === '*'
  const isPrefixed =
    pattern[0] === ':language?' && (isSplat || steps.length === pattern.length) && steps.length > 0
  const language = isPrefixed ? languageStep(steps[0]!) : undefined
  const own = pattern[0] === ':language?' ? pattern.slice(1) : pattern
  const first = isPrefixed && (!isSplat || language !== undefined) ? 1 : 0
  const rest = steps.slice(first).map((step, n) => (isFixed(own[n]) ? own[n] : step))
  return `/${[...(first ? [language ?? steps[0]!] : []), ...rest].join('/')}`
}

/** Trailing slashes are cut by a loop, because a pattern would take time in the square of their number. */
function stepsOf(pathname: string): string[] {
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  return end > 0 ? pathname.slice(1, end).split('/') : []
}

const isFixed = (part: string | undefined): part is string =>
  part !== undefined && !/^[:*]/.test(part)
