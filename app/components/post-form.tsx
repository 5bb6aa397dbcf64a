import type { FormEvent, ReactNode } from 'react'

type PostFormProps = {
  children: ReactNode
  className?: string
  id?: string
  /** For a form that leads to another page; else the page keeps its place. */
  toTop?: boolean
  /** For what changes the whole document: its language, who is signed in. */
  reloadDocument?: boolean
  'aria-label'?: string
  /** Prevents what it does by other means. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
}

/**
 * The one way to post: to the page the form stands on, which is where the browser sends a form without
 * an `action`; named by its button's `intent`. The browser checks nothing: it would speak its own
 * language, and only the server's words are complete.
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
