/** Subjects of which any story may speak: how it is paid for, delivered, written about. A thing goes before them. */
export const PASSING: ReadonlySet<string> = new Set(
  (
    "abacus balloon bar-chart bell briefcase camera clipboard coin cooking credit-card delivery-truck droplet envelope file-folder " +
    "fork-and-knife-with-plate framed-picture globe-showing-europe-africa graduation-cap hammer-and-wrench handshake high-voltage " +
    "hourglass-not-done house-with-garden identification-card laptop leaf-fluttering-in-wind light-bulb " +
    "loudspeaker memo mobile-phone newspaper package receipt red-heart round-pushpin school seedling shopping-bags " +
    "shopping-cart snowflake speech-balloon stethoscope telephone-receiver ticket triangular-ruler trophy video-camera world-map wrapped-gift"
  ).split(" "),
);
