import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSubmit,
} from '@remix-run/react'
import { useEffect } from 'react'
import { isReturned } from './is-returned.ts'
import { isDocument, ownLinkAt } from './own-link.ts'
import { afterSending, begin, beginSending, isSending, sayUnreached, settle } from './pending.ts'
import type { Refusal } from './refusal.ts'
import { noteFollowed, useArrival } from './use-arrival.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useTyped } from './use-typed.ts'

/** As the router keeps it with each step of the history. */
type EntryState = { usr?: { isNarrowing?: boolean } | null } | null

const mayMove = () => matchMedia('(prefers-reduced-motion: no-preference)').matches

/** Without a network the page stays, with words, where the browser would put its own in its place. */
function whereReached(press: () => void) {
  if (navigator.onLine) return press()
  // A shop on the same machine is reached without one.
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(press, sayUnreached)
}

/** An address names what was filled in; of the fields left empty a list is what it is without them. */
function filledIn(form: HTMLFormElement, isPost: boolean): FormData {
  const data = new FormData(form)
  if (isPost) return data
  for (const name of new Set(data.keys()))
    if (data.getAll(name).every((value) => value === '')) data.delete(name)
  return data
}

/**
 * Keeps plain links and forms in the document that stands. Two listeners for the page, where a hook for
 * each link and form costs a list more than all its words; without JavaScript they are what they are.
 */
export function Enhancement() {
  const navigate = useNavigate()
  const submit = useSubmit()
  const { title, keepsPlace } = useArrival()
  usePending()
  useTyped()
  useReturn()
  useShown()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = ownLinkAt(event)
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      // The second half of a double click asks for nothing more.
      if (event.detail > 1 && isSending()) return
      const keeps = link.dataset.keepPlace !== undefined
      // Without JavaScript the place that it names is where one went on reading.
      const to = link.pathname + link.search + (keeps ? '' : link.hash)
      const follow = () => {
        noteFollowed(link)
        keepsPlace.current = keeps
        navigate(to, {
          replace: link.pathname + link.search === location.pathname + location.search,
          preventScrollReset: keeps,
          viewTransition: !keeps && mayMove(),
        })
      }
      whereReached(() => afterSending(link, follow))
    }
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const sender = event.submitter as HTMLButtonElement | null
      if (event.defaultPrevented) return
      const pressed = sender ?? form
      const isPost = form.method === 'post'
      const leaves = isDocument(form) || (sender !== null && isDocument(sender))
      if (leaves && !isSending())
        return beginSending(pressed, { button: sender, isPost, leaves: true })
      event.preventDefault()
      if (leaves) return afterSending(pressed, () => form.requestSubmit(sender))
      const data = filledIn(form, isPost)
      if (sender?.name) data.append(sender.name, sender.value)
      // Without an address a form is posted to the page it stands on, query included.
      const action =
        sender?.getAttribute('formaction') ??
        form.getAttribute('action') ??
        location.pathname + location.search
      // Without a button: the filters of a list, sent as they change. One step back however many, to what was before.
      const isAgain = Boolean((history.state as EntryState)?.usr?.isNarrowing)
      const keeps = !sender || (isPost && form.dataset.toTop === undefined)
      const send = () => {
        beginSending(pressed, { button: sender, isPost })
        keepsPlace.current = keeps
        submit(data, {
          method: isPost ? 'post' : 'get',
          action,
          preventScrollReset: keeps,
          viewTransition: !keeps && mayMove(),
          ...(!sender && { replace: isAgain, state: { isNarrowing: true } }),
        })
      }
      if (isPost) afterSending(pressed, send)
      else whereReached(() => afterSending(pressed, send))
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
    }
  }, [navigate, submit, keepsPlace])
  return <p className="hide" aria-live="polite" ref={title} />
}

/** A document that the browser had kept since it was left: cart and lists may have changed since. */
function useReturn() {
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Not before the router keeps places, or it would begin at the top.
    if (isHydrated && isReturned()) __remixRouter.revalidate()
  }, [isHydrated])
}

/** What was hidden as it was left (start.client.ts) is seen again with what was asked for anew. */
function useShown() {
  const { state } = useRevalidator()
  // After each rendering: what is quick enough is never seen under way.
  useEffect(() => {
    if (state === 'idle' && __remixRouter.state.revalidation === 'idle')
      document.documentElement.style.visibility = ''
  })
}

type ActionAnswer = { refusal?: Refusal; changes?: unknown; message?: unknown } | undefined

/** Sums that are reckoned anew come as a refusal of nothing. Whatever else is answered is words to be read. */
const refusesNothing = ({ refusal, changes, message }: NonNullable<ActionAnswer>) =>
  refusal !== undefined &&
  changes === undefined &&
  message === undefined &&
  Object.keys(refusal.errors).length === 0

function said(answers: Record<string, ActionAnswer> | null) {
  if (!answers) return 'nothing'
  return Object.values(answers).every((one) => one && refusesNothing(one)) ? 'sums' : 'words'
}

/** Says that a page is on its way, until it is there. */
function usePending() {
  const navigation = useNavigation()
  const { key } = useLocation()
  // The location too: what is quick enough is never seen under way.
  useEffect(() => {
    if (navigation.state !== 'idle') begin(navigation)
    // Not where the page has sent something just now, in an effect before this one.
    else if (__remixRouter.state.navigation.state === 'idle')
      settle(said(__remixRouter.state.actionData))
  }, [navigation, key])
}
