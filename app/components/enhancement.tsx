import { useNavigate, useSubmit } from '@remix-run/react'
import { useEffect } from 'react'
import { languageOfPath } from '#app/i18n/languages.ts'

/** A click that the browser would answer by opening a page of the shop here, in the words it has. */
const opensHere = (event: MouseEvent, link: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !link.target &&
  !link.hasAttribute('download') &&
  link.origin === location.origin &&
  languageOfPath(link.pathname) === languageOfPath(location.pathname)

const isWithinPage = (link: HTMLAnchorElement) =>
  link.hash !== '' && link.pathname === location.pathname && link.search === location.search

/** Left to the browser: a feed or a file, and what changes the whole document. */
const isDocument = (element: HTMLElement) => element.dataset.document !== undefined

/**
 * Keeps plain links and forms in the document that stands. Two listeners for the page, where a hook for
 * each link and form costs a list more than all its words; without JavaScript they are what they are.
 */
export function Enhancement() {
  const navigate = useNavigate()
  const submit = useSubmit()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      if (!link || event.defaultPrevented || !opensHere(event, link)) return
      if (isWithinPage(link) || isDocument(link)) return
      event.preventDefault()
      const here = location.pathname + location.search
      const keepsPlace = link.dataset.keepPlace !== undefined
      // Without JavaScript the place that it names is where one went on reading.
      navigate(link.pathname + link.search + (keepsPlace ? '' : link.hash), {
        replace: link.pathname + link.search === here,
        preventScrollReset: keepsPlace,
      })
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      if (event.defaultPrevented || isDocument(form)) return
      event.preventDefault()
      const sender = event.submitter as HTMLButtonElement | null
      submit(sender ?? form, {
        // Without an address a form is posted to the page it stands on, query included.
        action:
          sender?.getAttribute('formaction') ??
          form.getAttribute('action') ??
          location.pathname + location.search,
        preventScrollReset: form.method === 'post' && form.dataset.toTop === undefined,
      })
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate, submit])
  return null
}
