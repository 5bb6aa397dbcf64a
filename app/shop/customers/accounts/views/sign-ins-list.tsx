import { useTranslation } from '#app/i18n/use-translation.ts'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import type { ListedSignIn } from '../profile.ts'

/** Lists where a customer is signed in. Each sign-in except the current one can be ended. */
export function SignInsList({ signIns }: { signIns: ListedSignIn[] }) {
  const { t } = useTranslation()
  const refusal = useInvalidForm('signIn.end')
  return (
    <section className="panel" aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t('profile.signIns')}</h2>
      <ErrorSummary errors={refusal?.errors} />
      <p className="ui">{t('profile.signInsText')}</p>
      <ul className="sign-ins">
        {signIns.map((signIn) => (
          <Entry key={signIn.id} {...signIn} />
        ))}
      </ul>
      {signIns.some(({ isThis }) => !isThis) && (
        <PostForm>
          <button className="btn btn--quiet" name="intent" value="signIn.endOthers">
            {t('profile.endOthers')}
          </button>
        </PostForm>
      )}
    </section>
  )
}

function Entry({ id, device, since, lastUsed, isThis }: ListedSignIn) {
  const { t } = useTranslation()
  const name = device ?? t('profile.unknownDevice')
  const used = t('profile.since', { since, lastUsed })
  return (
    <li className="row row--apart">
      <div className="ui">
        <p>
          <strong>{name}</strong>
        </p>
        <p className="soft">{used}</p>
      </div>
      {isThis ? (
        <span className="badge badge--ok">{t('profile.thisOne')}</span>
      ) : (
        <PostForm>
          <input type="hidden" name="signIn" value={id} />
          <button className="btn btn--text" name="intent" value="signIn.end">
            {t('profile.endThis')}
            <span className="hide">
              : {name}, {used}
            </span>
          </button>
        </PostForm>
      )}
    </li>
  )
}
