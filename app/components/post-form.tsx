import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'

type PostFormProps = {
  children: ReactNode
  className?: string
  id?: string
  /** Left out, the page keeps its place; false for a form that leads to another page. */
  preventScrollReset?: boolean
  /** For what changes the whole document: its language, who is signed in. */
  reloadDocument?: boolean
  'aria-label'?: string
}

/** The one way to post: to the page the form stands on, named by its button's `intent`. */
export function PostForm({ children, ...props }: PostFormProps) {
  const { pathname, search } = useLocation()
  // The action is written out: without it, a form in the header posts to `/` from every page. The browser
  // checks nothing: it would speak its own language, and only the server's words are complete.
  return (
    <Form
      method="post"
      action={pathname + search}
      preventScrollReset
      noValidate
      discover="none"
      {...props}
    >
      {children}
    </Form>
  )
}
