import { Card } from '../page/card'

/** The build's manifest derives from this file name which files placeholders of type `card` need. */
export default { View: Card }
