import { Card } from '../page/card'

/** By this file's name the build's manifest knows what placeholders of type `card` need. */
export default { View: Card }
