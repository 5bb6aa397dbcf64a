import type { OfficeMessages } from '../../en/office/office.server.ts'

export const officeAudit: OfficeMessages['audit'] = {
  title: 'Änderungen',
  about: 'Bestellung, Artikel oder Kunde',
  aboutWhat: 'Woran',
  caption: 'Was auf der Kommandozeile oder im Ladenbüro geändert wurde',
  empty: 'Keine solchen Änderungen.',
  at: 'Wann',
  actor: 'Wer',
  commandLine: 'Kommandozeile',
  command: 'Was',
  details: 'Einzelheiten',
}
