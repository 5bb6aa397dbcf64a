import { useLocation } from '@remix-run/react'
import { useEffect, useState, type MouseEvent } from 'react'
import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from './icon.tsx'
import { PostForm } from './post-form.tsx'
import type { ShownToast } from './toast.ts'

/**
 * The one status region, in the HTML of every page and directly before `<main>`; style puts it bottom-left
 * and takes the toast away after its time. A toast is a new element each time, so that one with the same
 * words is announced too and has its time again.
 */
export function Toasts({ toast }: { toast: ShownToast | undefined }) {
  const { t } = useWords()
  const [closed, setClosed] = useState<string>()
  const shown = useUnreached() ?? toast
  return (
    <div className="toasts" role="status" aria-label={t('frame.notices')}>
      {shown && shown.id !== closed && (
        <ToastSlip key={shown.id} toast={shown} onClose={() => setClosed(shown.id)} />
      )}
    </div>
  )
}

/**
 * Says that a form got no answer, until it got one or the network is back: what was typed stands, and its button
 * sends it again.
 */
function useUnreached(): ShownToast | undefined {
  const { t } = useWords()
  const { key } = useLocation()
  const [unreached, setUnreached] = useState<{ id: string; key: string }>()
  useEffect(() => {
    const onUnreached = () => setUnreached({ id: `${performance.now()}`, key })
    const onReached = () => setUnreached(undefined)
    addEventListener('unreached', onUnreached)
    addEventListener('online', onReached)
    return () => {
      removeEventListener('unreached', onUnreached)
      removeEventListener('online', onReached)
    }
  }, [key])
  if (unreached?.key !== key) return undefined
  return { id: unreached.id, type: 'error', message: t('error.unreached'), stays: true }
}

function ToastSlip({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const { type, message, undo, stays } = toast
  const close = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
    // What had the focus is gone.
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
      {/* Without a script the same page is read again, which shows no toast twice. */}
      <a
        className="icon-btn"
        href={pathname + search}
        aria-label={t('frame.close')}
        onClick={close}
      >
        <Icon name="close" />
      </a>
    </div>
  )
}
