import { showPage } from 'foyer/stories'
import houseHours from '../widgets/house-hours/house-hours.widget'
import localWeather from '../widgets/local-weather/local-weather.widget'
import { widgets } from './welcome.json'

export default { title: 'Harbour Houses/Pages' }

export const Welcome = showPage(widgets, [houseHours, localWeather])
