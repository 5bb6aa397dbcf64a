import type { ServerMessages } from '../en.server.ts'

export const refusal: ServerMessages['refusal'] = {
  badRequest: 'Nous n’avons pas pu lire cette demande.',
  unknownIntent: 'Cette page n’a pas ce bouton.',
  foreignOrigin: 'Ce formulaire vient d’un autre site ; rien n’a été fait.',
  method: 'Cette adresse ne reçoit de formulaires que par POST.',
  tooLarge: 'C’est plus que ce qu’un formulaire de cette boutique peut contenir.',
  notAForm: 'Ce n’est pas un formulaire de cette boutique.',
}
