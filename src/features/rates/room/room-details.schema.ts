import { z } from 'zod'

/** Groups of what a room has (W21). */
const FEATURE_GROUPS = [
  'bedding',
  'bathroom',
  'internet',
  'accessibility',
  'entertainment',
  'food',
  'facilities',
] as const

/** What an author sets of a room's details, in the page and in the dialog (W21, W55). */
export const roomDetailsFields = {
  featureGroups: z
    .array(z.enum(FEATURE_GROUPS))
    .default([...FEATURE_GROUPS])
    .meta({
      title: 'Groups of features',
      description:
        'Groups of features, in the order in which they are shown. An empty group is left out.',
      'x-options': {
        bedding: 'Bedding',
        bathroom: 'Bathroom',
        internet: 'Internet',
        accessibility: 'Accessibility',
        entertainment: 'Entertainment',
        food: 'Food and drinks',
        facilities: 'Facilities',
      },
    }),
}
