import { useNavigate, useSubmit } from '@remix-run/react'
import { useEffect, useRef, type ReactNode } from 'react'

/** A click that the browser would answer by opening the link here: no other tab, no download, no other site. */
const opensHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  link.origin === location.origin

/**
 * A list of many plain links and forms. Two listeners keep them in the document that stands, where each
 * `Link` and `Form` would cost a page of 24 cards more than all its words; without JavaScript they are
 * what they are.
 */
export function EnhancedList({ className, children }: { className: string; children: ReactNode }) {
  const list = useRef<HTMLUListElement>(null)
  const navigate = useNavigate()
  const submit = useSubmit()
  useEffect(() => {
    const element = list.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || !opensHere(event, link)) return
      event.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      submit(event.submitter as HTMLButtonElement, { preventScrollReset: true })
    }
    element.addEventListener('click', onClick)
    element.addEventListener('submit', onSubmit)
    return () => {
      element.removeEventListener('click', onClick)
      element.removeEventListener('submit', onSubmit)
    }
  }, [navigate, submit])
  return (
    <ul className={className} ref={list}>
      {children}
    </ul>
  )
}
