import { Link, type LinkProps } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { localPath } from '#app/http/paths.ts'
import type { Language } from '#app/i18n/languages.ts'

/** The language of the page. */
export const useLanguage = () => useTranslation().i18n.language as Language

/** A link to a page of the shop (`/book/b01`) in the page's own language. */
export function ShopLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={localPath(useLanguage(), to)} discover="none" {...props} />
}
