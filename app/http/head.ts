import type { MetaDescriptor } from '@remix-run/react'
import { createContext } from 'react'

/** Marks the scripts that are ours while the page is rendered; what is sent names them by hash. */
export const Nonce = createContext<string | undefined>(undefined)

/** What the head of a page says. Addresses are absolute. */
export type Head = {
  title: string
  description?: string
  /** Left out: the page is not for search engines. */
  indexed?: { canonical: string; alternates: { hrefLang: string; href: string }[] }
}

/**
 * The tags of a head, or of a page that answers with an error, whose words are its title. Links need
 * `tagName`: without it Remix writes a useless `<meta>`.
 */
export function describeHead(head: Head | undefined, error: unknown): MetaDescriptor[] {
  if (error) return describeHead({ title: errorTitle(error) }, undefined)
  if (!head) return []
  const { title, description, indexed } = head
  return [
    { title: title === 'Octavo' ? title : `${title} · Octavo` },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(indexed
      ? [
          { tagName: 'link' as const, rel: 'canonical', href: indexed.canonical },
          ...indexed.alternates.map((one) => ({
            tagName: 'link' as const,
            rel: 'alternate',
            ...one,
          })),
        ]
      : [{ name: 'robots', content: 'noindex' }]),
  ]
}

const errorTitle = (error: unknown) =>
  (error as { data?: { message?: string } | null } | null)?.data?.message ?? 'Octavo'
