import 'foyer/styles.css'

export default { parameters: { layout: 'fullscreen' } }
