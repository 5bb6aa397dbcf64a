import { dirOf } from '#app/i18n/text-direction.ts'

/** Renders a name within text that its direction must not turn; a heading of it stays at the side of its page. */
export function Isolated({ text, lang }: { text: string; lang?: string | undefined }) {
  const dir = dirOf(text, lang)
  return dir ? <bdi dir={dir}>{text}</bdi> : text
}
