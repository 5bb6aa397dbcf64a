import { useOffice } from '../frame/office-context.ts'
import { OfficePage } from '../frame/office-page.tsx'

export function TodayPage() {
  const { t } = useOffice()
  return <OfficePage title={t('office.today.title')} current="today" />
}
