import { useLocation } from '@remix-run/react'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { Icon } from '../icon.tsx'
import { PostForm } from '../forms/post-form.tsx'
import type { ShownToast, Toast } from './toast.ts'

/** The children are shown beneath the message of the page's own toast, until another page is opened. */
type ToastsProps = { toast: ShownToast | undefined; children?: ReactNode }

/**
 * Renders the only status region, in the HTML of every page directly before `<main>`. Style puts it at the bottom
 * left and hides a toast after its time. A toast is a new element each time, so that one with the same text is
 * announced again.
 */
export function Toasts({ toast, children }: ToastsProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [closed, setClosed] = useState<string>()
  const [first, setFirst] = useState({ id: toast?.id, pathname })
  if (first.id !== toast?.id) setFirst({ id: toast?.id, pathname })
  const shown = useAnnounced() ?? toast
  return (
    <div className="toasts" role="status" aria-label={t('frame.notices')}>
      {shown && shown.id !== closed && (
        <ToastSlip key={shown.id} toast={shown} onClose={() => setClosed(shown.id)}>
          {shown === toast && first.pathname === pathname && children}
        </ToastSlip>
      )}
    </div>
  )
}

/** `at` lists the history entries at which it is shown; `most` limits them. */
type AnnouncedToast = ShownToast & { at: string[]; most: number }

/**
 * Announces that a form got no response, until it gets one or the network is back: the typed values stay, and its
 * button submits it again. It also announces a response whose page was replaced by another one meanwhile.
 */
function useAnnounced(): ShownToast | undefined {
  const { t } = useTranslation()
  const { key } = useLocation()
  const [announced, setAnnounced] = useState<AnnouncedToast>()
  if (announced && !announced.at.includes(key) && announced.at.length < announced.most)
    setAnnounced({ ...announced, at: [...announced.at, key] })
  useEffect(() => {
    const tell = (toast: Omit<ShownToast, 'id'>, most: number) =>
      setAnnounced({ ...toast, id: `${performance.now()}`, at: [key], most })
    const onUnreached = () => tell({ type: 'error', message: t('error.unreached'), stays: true }, 1)
    const onAnnounced = ({ detail }: CustomEventInit<Toast>) => tell(detail!, 2)
    const onReached = () => setAnnounced((one) => (one?.stays ? undefined : one))
    addEventListener('unreached', onUnreached)
    addEventListener('announce', onAnnounced)
    addEventListener('online', onReached)
    return () => {
      removeEventListener('unreached', onUnreached)
      removeEventListener('announce', onAnnounced)
      removeEventListener('online', onReached)
    }
  }, [key, t])
  return announced?.at.includes(key) ? announced : undefined
}

type ToastSlipProps = { toast: ShownToast; onClose: () => void; children: ReactNode }

function ToastSlip({ toast, onClose, children }: ToastSlipProps) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const { type, message, undo, stays } = toast
  const close = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
    // The focused element was removed.
    document.getElementById('main')?.focus()
  }
  return (
    <div
      className={`toast${type === 'error' ? ' toast--error' : ''}${stays ? ' toast--stays' : ''}`}
    >
      <Icon name={type === 'error' ? 'info' : 'check'} />
      <p>{message}</p>
      {undo && (
        <PostForm>
          <button className="btn btn--text" name="intent" value={undo}>
            {t('frame.undo')}
          </button>
        </PostForm>
      )}
      {/* Without a script the same page is loaded again, which shows no toast twice. */}
      <a
        className="icon-btn"
        href={pathname + search}
        aria-label={t('frame.close')}
        onClick={close}
      >
        <Icon name="close" />
      </a>
      {children}
    </div>
  )
}
