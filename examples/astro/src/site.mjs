import { defineSite } from 'foyer/site'

export const site = defineSite({ brand: { chainName: 'Harbour Houses' }, locales: ['en-US'] })
