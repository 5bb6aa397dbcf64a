import { AccountField } from '#app/components/forms/account-field.tsx'
import { ErrorSummary } from '#app/components/forms/error-summary.tsx'
import { Field, TextField } from '#app/components/forms/field.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Spaced } from '#app/components/spaced.tsx'
import { CachedFragment } from '#app/components/fragments/cached-fragment.tsx'
import { PostForm } from '#app/components/forms/post-form.tsx'
import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { ReviewFormPart, ReviewsPart } from './reviews-part.ts'

const fieldId = (field: string) => `review-${field}`

/** Shows at the head of the page that a draft waits to be published, because the form is far below. */
export function DraftNote({ part }: { part: ReviewsPart | undefined }) {
  const isRefused = useInvalidForm('review.write') !== undefined
  const draft = part?.form.draft
  if (!draft || isRefused) return null
  return (
    <p className="note note--warm">
      <Icon name="info" />
      <span>
        {draft.words} <a href="#review-form">{draft.link}</a>
      </span>
    </p>
  )
}

/**
 * Renders the form that writes a review or changes the existing one. It is folded unless it was refused, holds a draft,
 * or says what became of the review.
 */
export function ReviewForm({ form }: { form: ReviewFormPart }) {
  const { heading, state, removed, draft } = form
  const refusal = useInvalidForm('review.write', { product: form.product })
  const isOpen = [refusal, state, removed, draft].some(Boolean)
  // Every guest who wrote nothing yet sees the same form.
  const isBlank = !refusal && form.guest !== undefined && Object.keys(form.values).length === 0
  return (
    <details className="stack" id="review-form" open={isOpen}>
      <summary className="btn btn--quiet">{heading}</summary>
      <CachedFragment
        as="div"
        className="panel"
        of={ReviewFields}
        props={{ form, refusal }}
        isUncached={!isBlank}
      />
    </details>
  )
}

type ReviewFieldsProps = { form: ReviewFormPart; refusal: InvalidForm | undefined }

function ReviewFields({ form, refusal }: ReviewFieldsProps) {
  const { product, heading, labels, button, guest, state, remove, removed } = form
  const values: Record<string, string | undefined> = refusal?.values ?? form.values
  const errors = refusal?.errors ?? {}
  return (
    <>
      {state && <p className="note note--warm">{state}</p>}
      {removed && <Removed removed={removed} />}
      {/* The key makes React mount a new form for another initial text. */}
      <PostForm className="form" key={JSON.stringify(form.values) + button} aria-label={heading}>
        {/* The cached form of guests is rendered without a response, so only a refused form has the summary. */}
        {refusal && (
          <ErrorSummary
            errors={Object.fromEntries(
              Object.entries(errors).map(([field, words]) => [fieldId(field), words]),
            )}
          />
        )}
        {guest === undefined && <AccountField />}
        <input type="hidden" name="product" value={product} />
        <StarChoice form={form} chosen={values.rating} error={errors.rating} />
        <TextFields labels={labels} values={values} errors={errors} />
        {guest && <p className="small soft">{guest}</p>}
        <button className="btn" name="intent" value="review.write">
          {button}
        </button>
      </PostForm>
      {remove && (
        <PostForm>
          <input type="hidden" name="product" value={product} />
          <button className="btn btn--text" name="intent" value="review.remove">
            {remove}
          </button>
        </PostForm>
      )}
    </>
  )
}

type TextFieldsProps = {
  labels: ReviewFormPart['labels']
  values: Record<string, string | undefined>
  errors: Record<string, string>
}

function TextFields({ labels, values, errors }: TextFieldsProps) {
  return (
    <>
      <TextField
        id={fieldId('title')}
        name="title"
        label={labels.title}
        dir="auto"
        error={errors.title}
        defaultValue={values.title}
      />
      <Field id={fieldId('body')} label={labels.body} hint={labels.hint} error={errors.body}>
        {(control) => (
          <textarea
            required
            rows={6}
            dir="auto"
            defaultValue={values.body}
            {...control}
            name="body"
          />
        )}
      </Field>
      <TextField
        id={fieldId('writer')}
        name="writer"
        label={labels.writer}
        dir="auto"
        error={errors.writer}
        defaultValue={values.writer}
        autoComplete="nickname"
      />
    </>
  )
}

type StarChoiceProps = {
  form: ReviewFormPart
  chosen: string | undefined
  error: string | undefined
}

/**
 * Renders five radio buttons from the highest down, since CSS can light only the ones after the
 * chosen one.
 */
function StarChoice({ form: { labels, stars }, chosen, error }: StarChoiceProps) {
  const id = fieldId('rating')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`}>
      <legend className="legend">{labels.rating}</legend>
      {error && (
        <p className="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <div className="stars-in">
        <Spaced>
          {stars.map(({ value, words }) => (
            <label key={value}>
              <Icon name="star" />
              <input type="radio" name="rating" value={value} defaultChecked={value === chosen} />
              <span className="hide">{words}</span>
            </label>
          ))}
        </Spaced>
      </div>
    </fieldset>
  )
}

function Removed({ removed }: { removed: NonNullable<ReviewFormPart['removed']> }) {
  return (
    <PostForm className="note note--warm row">
      <Icon name="info" />
      <span>{removed.words}</span>
      <button className="btn btn--text" name="intent" value="review.undo">
        {removed.putBack}
      </button>
    </PostForm>
  )
}
