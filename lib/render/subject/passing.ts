/** Subjects of which any story may speak: how it is paid for, delivered, written about. A thing goes before them. */
export const PASSING: ReadonlySet<string> = new Set(
  (
    "alarm-clock articulated-lorry balloon bar-chart bell briefcase browser-window calculator camera clipboard coin cooking couch-and-lamp credit-card delivery-truck droplet envelope file-folder fire ladder " +
    "fork-and-knife-with-plate framed-picture globe-showing-europe-africa graduation-cap hammer-and-wrench handshake high-voltage hospital " +
    "hourglass-not-done house-with-garden identification-card laptop leaf-fluttering-in-wind light-bulb " +
    "loudspeaker memo microscope money-bag newspaper office-building package parking-sign police-car price-tag raffle-drum receipt red-heart round-pushpin school seedling shopping-bags " +
    "shopping-cart snowflake speech-balloon sports-medal stethoscope telephone-receiver ticket triangular-ruler trophy vertical-traffic-light video-camera world-map"
  ).split(" "),
);
