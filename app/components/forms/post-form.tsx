import type { FormEvent, ReactNode } from 'react'

type PostFormProps = {
  children: ReactNode
  className?: string
  id?: string
  /** The form leads to another page; otherwise the page keeps its position. */
  toTop?: boolean
  /** The form changes the whole document: its language, or the signed-in customer. */
  reloadDocument?: boolean
  /** It is false in a form that has only buttons, which stands on every card of a list. */
  noValidate?: boolean
  'aria-label'?: string
  /** Prevents the default to do the same by other means. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The only way to post: to the form's own page, where the browser sends a form without an `action`, named by its
 * button's `intent`. The browser validates nothing: it would use its own language, and only the server's messages are
 * complete.
 */
export function PostForm({ children, toTop, reloadDocument, ...props }: PostFormProps) {
  return (
    <form
      method="post"
      noValidate
      data-to-top={toTop ? '' : undefined}
      data-document={reloadDocument ? '' : undefined}
      {...props}
    >
      {children}
    </form>
  )
}
