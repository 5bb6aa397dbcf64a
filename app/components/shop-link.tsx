import type { AnchorHTMLAttributes } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { localPath } from '#app/i18n/paths.ts'

type ShopLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** Holds the path and query of a page in English, such as `/book/b01`. */
  to: string
  /** The link changes a part of the page, so the page is not scrolled to its top. */
  keepPlace?: boolean
}

/** Returns the language of the page. */
export const useLanguage = () => useTranslation().language

/** Renders a link to a page of the shop in the page's own language. */
export function ShopLink({ to, keepPlace, children, ...props }: ShopLinkProps) {
  return (
    <a href={localPath(useLanguage(), to)} data-keep-place={keepPlace ? '' : undefined} {...props}>
      {children}
    </a>
  )
}
