import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Field, TextField } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { ShopLink } from '#app/components/shop-link.tsx'
import type { ContactFormText } from './contact.ts'

export type ContactFormProps = {
  words: ContactFormText
  /** Holds the token that tells this form from one opened later. */
  token: string
  /** The name and address of the signed-in customer. */
  known: { name: string; email: string } | undefined
  isSent: boolean
}

export function ContactForm({ words, token, known, isSent }: ContactFormProps) {
  const refusal = useInvalidForm('contact.send')
  const values: Record<string, string> = refusal?.values ?? known ?? {}
  return (
    <div className="stack-lg">
      {isSent && !refusal && (
        <p className="note note--ok" role="status">
          <Icon name="mail" />
          <span>{words.sent}</span>
        </p>
      )}
      {/* The key creates a new form once a message was sent, because the old one would keep its text. */}
      <PostForm key={isSent ? 'sent' : 'new'} className="panel form" toTop>
        <ErrorSummary errors={refusal?.errors} />
        <MessageFields words={words} values={values} errors={refusal?.errors ?? {}} />
        <p className="small">
          {words.kept} <ShopLink to="/privacyPolicy">{words.privacy}</ShopLink>
        </p>
        <input type="hidden" name="token" value={token} />
        <button className="btn" name="intent" value="contact.send">
          {words.send}
        </button>
      </PostForm>
    </div>
  )
}

type MessageFieldsProps = {
  words: ContactFormText
  values: Record<string, string>
  errors: Record<string, string>
}

function MessageFields({ words, values, errors }: MessageFieldsProps) {
  return (
    <>
      <div className="cols">
        <TextField
          id="name"
          label={words.name}
          error={errors.name}
          autoComplete="name"
          defaultValue={values.name}
        />
        <TextField
          id="email"
          type="email"
          label={words.email}
          error={errors.email}
          autoComplete="email"
          defaultValue={values.email}
        />
      </div>
      <TextField
        id="subject"
        label={words.subject}
        hint={words.subjectHint}
        error={errors.subject}
        defaultValue={values.subject}
      />
      <Field id="message" label={words.message} hint={words.messageHint} error={errors.message}>
        {(control) => <textarea required rows={8} defaultValue={values.message} {...control} />}
      </Field>
    </>
  )
}
