import * as limits from './limits'

test('the limits are those of the catalogue, E.1', () => {
  expect({ ...limits }).toEqual({
    FOOTER_DESTINATION_COLUMNS: 4,
    FOOTER_DESTINATION_LINKS: 7,
    LANGUAGES_PER_ROW: 3,
    MODAL_LARGE_WIDTH: 744,
    PROPERTY_BAR_Z_INDEX: 49,
  })
})
