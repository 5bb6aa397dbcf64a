import {
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSubmit,
} from '@remix-run/react'
import { useEffect, type MutableRefObject } from 'react'
import { errorMessages, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { linkStyleSheet } from '#app/components/style-sheet.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import type { I18n } from '#app/i18n/translate.ts'
import { isBackForward } from './is-back-forward.ts'
import { isDocument, sameOriginLinkAt } from './same-origin-link.ts'
import {
  queueSubmit,
  showPending,
  beginSending,
  dropQueued,
  isSending,
  navigateWhenIdle,
  renderedPage,
  announceUnreachable,
  clearPending,
  type PendingNotice,
} from './pending.ts'
import {
  currentActionData,
  entryState,
  isNavigating,
  isRevalidating,
  revalidate,
} from './router.ts'
import { useIsHydrated } from './use-is-hydrated.ts'
import { useFormRestoration } from './use-form-restoration.ts'
import { recordFollowedLink, useNavigationFocus } from './use-navigation-focus.ts'

/** Without a network the page stays and shows a message; the browser would show its own page instead. */
function whereReached(press: () => void) {
  if (navigator.onLine) return press()
  // A shop on the same machine is reachable without a network.
  fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(press, announceUnreachable)
}

/** Empty fields are left out of the URL of a list. */
function filledIn(form: HTMLFormElement, isPost: boolean): FormData {
  const data = new FormData(form)
  if (isPost) return data
  for (const name of new Set(data.keys()))
    if (data.getAll(name).every((value) => value === '')) data.delete(name)
  return data
}

/**
 * Handles plain links and forms within the document by two listeners. A Remix `<Link>` needs the router's context, which
 * a cached fragment is rendered without (cached-fragment.tsx); with `<Link>` and without cached fragments the main thread
 * of a slow phone works 1.13 times as long on a list (2026-11-27, nine interleaved rounds). Without JavaScript the
 * browser follows links and submits forms itself.
 */
export function ClientNavigation() {
  const { title, keepsPlace } = useNavigationFocus()
  usePending()
  useFormRestoration()
  useRestoredPage()
  useLinks(keepsPlace)
  useForms(keepsPlace)
  return <p className="hide" aria-live="polite" ref={title} />
}

function useLinks(keepsPlaceRef: MutableRefObject<boolean>) {
  const navigate = useNavigate()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = sameOriginLinkAt(event)
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      const keeps = link.dataset.keepPlace !== undefined
      // Without JavaScript the fragment names the place where the visitor was reading.
      const to = link.pathname + link.search + (keeps ? '' : link.hash)
      const go = () => {
        recordFollowedLink(link)
        keepsPlaceRef.current = keeps
        navigate(to, {
          replace: link.pathname + link.search === location.pathname + location.search,
          preventScrollReset: keeps,
        })
      }
      whereReached(() => navigateWhenIdle(link, go, event.detail > 1))
    }
    document.addEventListener('click', onClick)
    addEventListener('popstate', dropQueued)
    return () => {
      document.removeEventListener('click', onClick)
      removeEventListener('popstate', dropQueued)
    }
  }, [navigate, keepsPlaceRef])
}

/** Returns what a form submits within the document. */
function submissionOf(form: HTMLFormElement, sender: HTMLButtonElement | null) {
  const isPost = form.method === 'post'
  const data = filledIn(form, isPost)
  if (sender?.name) data.append(sender.name, sender.value)
  const here = renderedPage()
  const toTop = (sender ?? form).dataset.toTop !== undefined || form.dataset.toTop !== undefined
  return {
    data,
    readOn: toTop ? here.pathname : undefined,
    keeps: !sender || (isPost && !toTop),
    options: {
      method: isPost ? ('post' as const) : ('get' as const),
      // A form without an `action` posts to its own page, query included.
      action:
        sender?.getAttribute('formaction') ??
        form.getAttribute('action') ??
        here.pathname + here.search,
      // A form without a button is the filters of a list, which are submitted as they change. All changes together
      // are one history entry.
      ...(!sender && {
        replace: Boolean(entryState<{ isNarrowing?: boolean }>()?.isNarrowing),
        state: { isNarrowing: true },
      }),
    },
  }
}

function useForms(keepsPlaceRef: MutableRefObject<boolean>) {
  const submit = useSubmit()
  useEffect(() => {
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement
      const sender = event.submitter as HTMLButtonElement | null
      if (event.defaultPrevented) return
      const pressed = sender ?? form
      const isPost = form.method === 'post'
      if (isPost) {
        linkStyleSheet()
        // Otherwise a choice that leads back to the same page would leave its sheet open over it.
        form.closest<HTMLElement>('[popover]')?.hidePopover?.()
      }
      const leaves = isDocument(form) || (sender !== null && isDocument(sender))
      if (leaves && !isSending())
        return beginSending(pressed, { button: sender, isPost, leaves: true })
      event.preventDefault()
      if (leaves) return queueSubmit(pressed, () => form.requestSubmit(sender))
      const { data, readOn, keeps, options } = submissionOf(form, sender)
      const send = () => {
        beginSending(pressed, { button: sender, isPost, readOn })
        keepsPlaceRef.current = keeps
        submit(data, { ...options, preventScrollReset: keeps })
      }
      const isBinding = sender?.dataset.binding !== undefined
      if (isPost) queueSubmit(pressed, send, { isBinding })
      else whereReached(() => navigateWhenIdle(pressed, send))
    }
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  }, [submit, keepsPlaceRef])
}

/**
 * Reloads the data of a document that the browser went back to before it was hydrated, because cart and lists may have
 * changed, and shows a page again that was hidden when it was left (bootstrap.client.ts).
 */
function useRestoredPage() {
  const isHydrated = useIsHydrated()
  const { state } = useRevalidator()
  useEffect(() => {
    // This waits until the router stores positions; otherwise the page would begin at its top.
    if (isHydrated && isBackForward()) revalidate()
  }, [isHydrated])
  // The effect runs after each rendering, because a quick revalidation is never seen as pending.
  useEffect(() => {
    if (state === 'idle' && !isRevalidating()) document.documentElement.style.visibility = ''
  })
}

type ActionAnswer = { refusal?: InvalidForm; changes?: unknown; message?: string }

/** Returns the message of an action's response. Recalculated sums come as an invalid form without errors. */
function messageOf(
  { refusal, changes, message }: ActionAnswer,
  t: I18n['t'],
): PendingNotice | undefined {
  const count = Object.keys(refusal?.errors ?? {}).length
  const words = count > 1 ? t('error.summary', { count }) : refusal && errorMessages(refusal)
  if (words) return { message: words, type: 'error' }
  if (changes) return { message: t('checkout.changed'), type: 'error' }
  return message === undefined ? undefined : { message, type: 'success' }
}

/** Shows that a page is being loaded until it is rendered. */
function usePending() {
  const navigation = useNavigation()
  const { key } = useLocation()
  const { t } = useTranslation()
  // The location is a dependency too, because a quick navigation is never seen as pending.
  useEffect(() => {
    if (navigation.state !== 'idle') return showPending(navigation)
    // The page may have submitted something just now, in an earlier effect.
    if (isNavigating()) return
    const [answer] = Object.values<ActionAnswer | null>(currentActionData() ?? {})
    const message = answer && messageOf(answer, t)
    clearPending({ isRead: Boolean(answer), ...(message && { notice: message }) })
  }, [navigation, key, t])
}
