export const documents = [
  {
    id: "ferry",
    title: "Ferries",
    text: "The ferry to Alder Island takes 40 minutes. It leaves the north pier every two hours from 8 in the morning.",
  },
  {
    id: "museum",
    title: "Museum",
    text: "The harbour museum is open from Tuesday to Sunday. Admission is 9 euros, and free for children under twelve.",
  },
  { id: "library", title: "Library", text: "The town library lends up to ten books for four weeks. Late books cost 20 cents a day." },
  { id: "market", title: "Market", text: "The weekly market on the old square sells cheese, bread and flowers every Saturday until noon." },
];
