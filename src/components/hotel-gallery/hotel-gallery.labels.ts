import { propertyLabels } from '../../features/property/property.labels'
import { merged, pick, renamed } from '../../ui/labels/label-set'

/** The labels that the widget shares with others. */
export const shared = merged(
  pick(propertyLabels, 'count', 'categories'),
  renamed(propertyLabels, {
    title: 'photosOf',
    titleAlone: 'photos',
    photo: 'photoOf',
    photoAlone: 'photo',
    loading: 'loadingPhotos',
    previous: 'previousPhoto',
    next: 'nextPhoto',
  }),
)
