import type { EndedSignIn } from '#app/components/ended-sign-in.ts'
import { localPath } from '#app/i18n/paths.ts'
import type { RequestContext } from './request-context.server.ts'

/**
 * Returns the text that a page shows in place of "empty" to a browser whose sign-in ended, with a sign-in link that
 * leads back to this page.
 */
export function describeEndedSignIn(context: RequestContext): { ended?: EndedSignIn } {
  if (!context.hasEndedSignIn) return {}
  const { t, here, language } = context
  return {
    ended: {
      heading: t('refusal.ended.heading'),
      words: t('refusal.ended.text'),
      link: t('refusal.ended.link'),
      path: localPath(language, `/login-register?${new URLSearchParams({ next: here })}`),
    },
  }
}
