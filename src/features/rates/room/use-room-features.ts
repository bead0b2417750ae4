import { useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { useQuery } from '../../../hooks/use-query'
import type { Operations } from '../../../services/graphql/operations'
import { fillText } from '../../../ui/text/fill-text'
import { roomImagesQuery } from '../../property/photos/photos.operations'
import { photosOf } from '../../property/photos/photos.rules'
import type { OfferedRoom } from '../product.model'
import type { RoomLabels } from './room.labels'
import { roomFacts } from './room-facts'
import { roomDetailsFeaturesQuery } from './room-features.operations'
import { type RoomPhoto, roomPhoto } from './room-photos'

type Answer = Operations['RoomDetailsFeatures']['result']['roomDetailsFeatures']

export interface FeatureGroup {
  code: string
  name: string
  features: readonly string[]
}

/** A room type as its details show it. */
export interface ShownRoomDetails {
  code: string
  name: string
  text: OfferedRoom['shortText']
  facts: string[]
  photos: (RoomPhoto & { onBroken: () => void })[]
  /** In the author's order; those of a failed answer are missing. */
  groups: FeatureGroup[]
  /** An accessible room of which the answer has no exact features. */
  isPartlyAccessible: boolean
  features: { state: 'loading' | 'ready' } | { state: 'failed'; retry: () => void }
}

export type RoomDetailsState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The hotel has no such room. */
  | { state: 'unknown' }
  | ({ state: 'ready' } & ShownRoomDetails)

interface Wanted {
  /** What the page knows of the room already. */
  known?: OfferedRoom | undefined
  /** Codes of the groups, in the author's order. */
  featureGroups: readonly string[]
  labels: RoomLabels
}

/** The question for a room type; null for none. */
export function roomFeaturesVariables(
  propertyId: string | null | undefined,
  roomTypeCode: string | null | undefined,
) {
  return propertyId && roomTypeCode ? { propertyId, roomTypeCode } : null
}

/** A room type with its features and photos (W21), whichever of them come. */
export function useRoomFeatures(
  propertyId: string | null,
  roomCode: string | null,
  { known, featureGroups, labels }: Wanted,
): RoomDetailsState {
  const { locale } = usePage().context
  const [broken, setBroken] = useState<readonly string[]>([])
  const variables = roomFeaturesVariables(propertyId, roomCode)
  const { retry, ...answer } = useQuery(roomDetailsFeaturesQuery, variables)
  const data = answer.state === 'ready' ? answer.data.roomDetailsFeatures : null
  const room = data?.roomType ?? known
  const isWithoutPhotos = room !== undefined && room !== null && room.images.length === 0
  const late = useQuery(
    roomImagesQuery,
    variables && isWithoutPhotos ? { propertyId: variables.propertyId, roomCode } : null,
  )
  if (!room) {
    if (answer.state === 'failed') return { state: 'failed', retry }
    return { state: data ? 'unknown' : 'loading' }
  }
  const images = isWithoutPhotos
    ? late.state === 'ready'
      ? late.data.roomImages
      : []
    : room.images
  const alt = fillText(labels.photos, { room: room.name })
  return {
    state: 'ready',
    code: room.code,
    name: room.name,
    text: room.shortText,
    facts: [
      ...roomFacts(room, labels, locale),
      ...(data?.roomType ? [data.roomType.smoking ? labels.smoking : labels.nonSmoking] : []),
    ],
    photos: photosOf(images, () => alt)
      .map(roomPhoto)
      .filter(({ id }) => !broken.includes(id))
      .map((photo) => ({ ...photo, onBroken: () => setBroken((ids) => [...ids, photo.id]) })),
    groups: groupsOf(data, featureGroups),
    isPartlyAccessible:
      room.accessible && data !== null && !data.groups.some(({ code }) => code === 'accessibility'),
    features:
      answer.state === 'failed'
        ? { state: 'failed', retry }
        : { state: data ? 'ready' : 'loading' },
  }
}

/** The groups that an author wants and the answer has, in the author's order. */
function groupsOf(data: Answer | null, wanted: readonly string[]): FeatureGroup[] {
  return wanted.flatMap(
    (code) => data?.groups.find((group) => group.code === code && group.features.length > 0) ?? [],
  )
}
