import type { ServerMessages } from '../en.server.ts'

export const refusal: ServerMessages['refusal'] = {
  badRequest: 'Diese Anfrage konnten wir nicht lesen.',
  unknownIntent: 'Diesen Knopf gibt es auf der Seite nicht.',
  foreignOrigin: 'Dieses Formular kam von einer fremden Seite; es wurde nichts getan.',
  method: 'Diese Adresse nimmt Formulare nur mit POST an.',
  tooLarge: 'Das ist mehr, als ein Formular dieses Ladens fasst.',
  notAForm: 'Das ist kein Formular dieses Ladens.',
}
