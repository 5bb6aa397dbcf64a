import type { Translate } from '#app/i18n/i18n.server.ts'
import type { TextFault } from '#app/shop/content/markdown/text-fault.ts'

/** Longer code than this tells no more about where it stands. */
const longestShown = 60

/** A text with more faults is read again once these are repaired. */
const mostShown = 10

/** Says what is wrong with a text, each fault with its line in a line of its own. */
export const describeTextFaults = (found: readonly TextFault[], t: Translate): string =>
  found
    .slice(0, mostShown)
    .map((fault) => describeTextFault(fault, t))
    .join('\n')

function describeTextFault({ reason, line, what = '', right = '' }: TextFault, t: Translate) {
  const shown = what.length > longestShown ? `${what.slice(0, longestShown)}…` : what
  const message = t(`office.texts.faults.${reason}`, { what: shown, right })
  return line === undefined ? message : t('office.texts.atLine', { line, message })
}
