import { Link, type LinkProps } from '@remix-run/react'
import { useWords } from '#app/i18n/use-words.ts'
import { localPath } from '#app/http/paths.ts'

/** The language of the page. */
export const useLanguage = () => useWords().language

/** A link to a page of the shop (`/book/b01`) in the page's own language. */
export function ShopLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={localPath(useLanguage(), to)} discover="none" {...props} />
}
