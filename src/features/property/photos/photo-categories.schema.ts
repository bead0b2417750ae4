/** Names of the photo categories, by the API's names in lower case; `all` is every category. */
export const photoCategoryLabels = {
  all: 'All',
  exterior: 'Exterior',
  rooms: 'Rooms',
  dining: 'Dining',
  wellness: 'Wellness',
  spaces: 'Public areas',
  surroundings: 'Surroundings',
}
