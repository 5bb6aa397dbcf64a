import { useWords } from '#app/i18n/use-words.ts'
import { Icon } from './icon.tsx'
import { PostForm } from './post-form.tsx'
import type { Toast } from './toast.ts'

/**
 * The one status region, in the HTML of every page and directly before `<main>`; style puts it bottom-left
 * and takes the toast away after its time.
 */
export function Toasts({ toast }: { toast: Toast | undefined }) {
  const { t } = useWords()
  return (
    <div className="toasts" role="status" aria-label={t('frame.notices')}>
      {toast && (
        <div className={toast.type === 'error' ? 'toast toast--error' : 'toast'}>
          <Icon name={toast.type === 'error' ? 'info' : 'check'} />
          <p>{toast.message}</p>
          {toast.undo && (
            <PostForm>
              <button className="btn btn--text" name="intent" value={toast.undo}>
                {t('frame.undo')}
              </button>
            </PostForm>
          )}
        </div>
      )}
    </div>
  )
}
