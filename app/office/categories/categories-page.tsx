import { useInvalidForm, type InvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames } from '#app/i18n/languages.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'
import type { CategoriesPageData } from './find-categories.server.ts'

/** Renders the tree of categories and the form of a new one. */
export function CategoriesPage(data: CategoriesPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.categories.title')} current="categories">
      <OfficeTable
        caption={t('office.categories.caption')}
        rows={data.rows}
        keyOf={({ slug }) => slug}
        empty={t('office.categories.empty')}
        columns={[
          { id: 'name', label: t('office.categories.name'), cell: (row) => <NameCell {...row} /> },
          { id: 'slug', label: t('office.categories.slug'), cell: ({ slug }) => slug },
          {
            id: 'products',
            label: t('office.categories.products'),
            cell: ({ products }) => products,
            isNumber: true,
          },
          {
            id: 'marks',
            label: t('office.products.attention'),
            cell: ({ isHidden, hasPicture }) =>
              [
                isHidden && t('office.products.marks.withdrawn'),
                hasPicture && t('office.categories.ownPicture'),
              ]
                .filter(Boolean)
                .join(', '),
          },
        ]}
      />
      <AddCategory {...data} />
    </OfficePage>
  )
}

function NameCell({ slug, name, depth }: CategoriesPageData['rows'][number]) {
  return (
    <span className={`depth depth--${depth}`}>
      <a href={`/office/categories/${encodeURIComponent(slug)}`}>{name}</a>
    </span>
  )
}

function AddCategory({ languages, parents, siblings }: CategoriesPageData) {
  const { t } = useOffice()
  const invalid = useInvalidForm('category.add')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.categories.add')}</h2>
      <OfficeErrors invalid={invalid} />
      <div className="columns">
        {languages.map((language) => (
          <OfficeField
            key={language}
            id={`name_${language}`}
            label={t('office.categories.nameIn', { language: languageNames[language] })}
            invalid={invalid}
          />
        ))}
        <OfficeField
          id="slug"
          label={t('office.categories.slug')}
          hint={t('office.categories.slugHint')}
          invalid={invalid}
        />
        <PlaceOfCategory parents={parents} siblings={siblings} invalid={invalid} />
      </div>
      <button className="btn" name="intent" value="category.add">
        {t('office.categories.addButton')}
      </button>
    </OfficeForm>
  )
}

type PlaceOfCategoryProps = Pick<CategoriesPageData, 'parents' | 'siblings'> & {
  parent?: string
  before?: string
  invalid: InvalidForm | undefined
}

/** Renders the fields that say where a category stands. */
export function PlaceOfCategory(props: PlaceOfCategoryProps) {
  const { t } = useOffice()
  const { parents, siblings, parent, before, invalid } = props
  return (
    <>
      <OfficeSelect
        id="parent"
        label={t('office.categories.parent')}
        defaultValue={parent}
        choices={[{ value: '', label: t('office.categories.top') }, ...parents]}
        invalid={invalid}
      />
      <OfficeSelect
        id="before"
        label={t('office.categories.before')}
        hint={t('office.categories.beforeHint')}
        defaultValue={before}
        choices={[{ value: '', label: t('office.categories.atEnd') }, ...siblings]}
        invalid={invalid}
      />
    </>
  )
}
