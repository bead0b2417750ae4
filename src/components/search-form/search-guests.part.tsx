import type { GuestEditorModel } from '../../features/stay/guests/guest-editor.model'
import { GuestEditor } from '../../features/stay/guests/guest-editor.view'
import type { Part, State } from '../../mapping/late-part'
import type { SearchFormProps } from './search-form.schema'
import { searchGuestsLabels } from './search-guests.labels'

interface GuestsPartProps {
  props: SearchFormProps
  guests: GuestEditorModel
}

export const searchGuestsPart: Part<GuestsPartProps, State> = {
  labels: searchGuestsLabels,
  useModel: () => ({ state: 'ready' }),
  View: ({ props, guests }) => (
    <GuestEditor
      id={`${props.id}-guests`}
      labels={props.labels}
      model={guests}
      groupHref={props.groupRequestHref}
    />
  ),
}
