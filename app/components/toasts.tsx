import { useLocation } from '@remix-run/react'
import { useState, type MouseEvent } from 'react'
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
  return (
    <div className="toasts" role="status" aria-label={t('frame.notices')}>
      {toast && toast.id !== closed && (
        <ToastSlip key={toast.id} toast={toast} onClose={() => setClosed(toast.id)} />
      )}
    </div>
  )
}

function ToastSlip({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { t } = useWords()
  const { pathname, search } = useLocation()
  const { type, message, undo } = toast
  const close = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
    // What had the focus is gone.
    document.getElementById('main')?.focus()
  }
  return (
    <div className={type === 'error' ? 'toast toast--error' : 'toast'}>
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
