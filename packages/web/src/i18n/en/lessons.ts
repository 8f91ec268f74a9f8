/** What the lessons say. */
export const words = {
  "lessons.title": "Learn to play",
  "lessons.intro":
    "Six short lessons at the real table. You do it yourself, and every step says why. Nothing is kept of these games, and the game you are playing stays where it is.",
  "lessons.done": "Done",
  "lesson.step": "{title}: {step} of {steps}",
  "lesson.guide": "What to do",
  "lesson.answer": "Your answer",
  "lesson.right": "Right.",
  "lesson.wrong": "Not quite.",
  "lesson.again": "Try again",
  "lesson.next": "Next step",
  "lesson.finish": "Finish the lesson",
  "lesson.leave": "All lessons",
  "lesson.moving.title": "Moving",
  "lesson.moving.about": "The Phantom, its balls, and whom they move.",
  "lesson.moving.1.task":
    "You are Red. The Phantom has given you white, orange and blue. Take your tall figure from Molo to San Marco by land, and finish moving.",
  "lesson.moving.1.right":
    "A white or an orange ball moves a figure of yours by land, a blue one by sea. Balls that you do not need you may leave. (B3.1)",
  "lesson.moving.1.wrong":
    "Your tall figure does not stand at San Marco. Choose the tall figure, then San Marco beside it, and finish moving.",
  "lesson.moving.2.task":
    "Now you have orange, purple and black. Use the purple ball: bring Green’s fat figure from San Marco to your tall figure at Molo.",
  "lesson.moving.2.right":
    "The purple ball moves somebody else’s figure, the black one the Ambassador. So you can make others come to you. (B3.7)",
  "lesson.moving.2.wrong":
    "Green’s fat figure does not stand at Molo. Choose it with the purple ball, then Molo.",
  "lesson.meeting.title": "Meeting and asking",
  "lesson.meeting.about": "Two ways to ask, and what comes after.",
  "lesson.meeting.1.task":
    "Green’s fat figure stands at San Marco, one step away from your tall figure at Molo. Go there, ask Green something, and send the figure away afterwards.",
  "lesson.meeting.1.right":
    "You were shown three cards, and at least one of them is true. Your notebook has noted them. After asking you must send the figure away, so nobody is asked twice in a row unless somebody walks there. (B5.1, B8.1)",
  "lesson.meeting.1.wrong":
    "You have not asked anybody. Go to San Marco, choose to ask Green, look at the cards, and then choose where to send the figure.",
  "lesson.meeting.2.task":
    "The Ambassador stands at San Marco. Go to him and ask a player of your choice through him.",
  "lesson.meeting.2.right":
    "Through the Ambassador you may ask anybody, wherever their figures stand, and you are shown only two cards, of which one is true. That tells much more. (B6.1)",
  "lesson.meeting.2.wrong":
    "You have not asked through the Ambassador. Go to San Marco and choose whom to ask.",
  "lesson.truths.title": "Reading half-truths",
  "lesson.truths.about": "What three cards say, of which at least one is true.",
  "lesson.truths.1.task":
    "You are Fiddlebottom. Through the Ambassador you ask Leo who he is, and he shows you Fiddlebottom and X. Who is Leo?",
  "lesson.truths.1.right": "One of the two is true, and Fiddlebottom is you. So Leo is X.",
  "lesson.truths.1.wrong":
    "One of the two cards must be true. Fiddlebottom cannot be: that is you. What is left?",
  "lesson.truths.2.task":
    "Earlier Leo had shown you short, tall and Bubble. Now you know that he is X. What do you know of his build?",
  "lesson.truths.2.a": "He is fat or thin",
  "lesson.truths.2.b": "He is short or tall",
  "lesson.truths.2.c": "Nothing",
  "lesson.truths.2.right":
    "Bubble was false, so one of the two others is true: Leo is short or tall.",
  "lesson.truths.2.wrong": "At least one of the three cards is true, and Bubble was not.",
  "lesson.truths.3.task":
    "You are Bubble. Mia shows you Bubble, Zsa Zsa and fat. What do you know?",
  "lesson.truths.3.a": "She is Zsa Zsa",
  "lesson.truths.3.b": "She is fat",
  "lesson.truths.3.c": "She is Zsa Zsa, or fat, or both",
  "lesson.truths.3.right": "Bubble is you, so one of the two others is true. Both may be.",
  "lesson.truths.3.wrong":
    "Bubble cannot be true, because that is you. Of the two others at least one is true; which one, the cards do not say yet.",
  "lesson.answering.title": "Answering",
  "lesson.answering.about": "Telling the truth, but not all of it.",
  "lesson.answering.1.task":
    "Green has met you and asks who you are. You are Fiddlebottom and tall. Show three cards in your colour: at least one must be true, and you have shown Green Fiddlebottom, Bubble and fat before.",
  "lesson.answering.1.right":
    "The rules are kept, and Green knows hardly more than before. If Green were your partner, you might have said more. (B5.2, B7.1)",
  "lesson.answering.1.wrong":
    "That was allowed, but a grey card proves itself: Green knows for certain now. Keep your grey cards for somebody you take for your partner. (B5.3)",
  "lesson.answering.2.task":
    "You have shown Green Fiddlebottom, Bubble and fat. Green asks you the same thing again in another meeting. Which answer is not allowed?",
  "lesson.answering.2.a": "Fiddlebottom, Bubble and fat",
  "lesson.answering.2.b": "Fiddlebottom, Zsa Zsa and fat",
  "lesson.answering.2.c": "Fiddlebottom, Bubble and thin",
  "lesson.answering.2.right":
    "The same three cards may not be shown to the same person twice. One other card is enough. (B7.1)",
  "lesson.answering.2.wrong":
    "There is another card in it, so it is another answer. Only the very same three cards may not be shown again.",
  "lesson.mission.title": "Partner, mission, announcement",
  "lesson.mission.about": "From two letters to the victory.",
  "lesson.mission.1.task":
    "Fiddlebottom has the letter B, his partner Bubble has D. What is their code?",
  "lesson.mission.1.a": "B-D",
  "lesson.mission.1.b": "D-B",
  "lesson.mission.1.c": "They have two codes",
  "lesson.mission.1.right":
    "Fiddlebottom’s letter comes before Bubble’s. The passport says what B-D means: Bubble to space 1. (B9)",
  "lesson.mission.1.wrong":
    "With these two Fiddlebottom’s letter comes first, with the two others Zsa Zsa’s.",
  "lesson.mission.2.task":
    "You are Fiddlebottom with letter A, Green is Bubble with C and has shown you everything in grey. Your mission A-C says: Fiddlebottom to space 5. Take your tall figure from Molo to San Giorgio Maggiore by sea, announce, and name Green and A-C.",
  "lesson.mission.2.right":
    "You both win. Had the partner, the code or the place been wrong, your opponents would have won. (B10.3)",
  "lesson.mission.2.wrong":
    "That did not win. Your true figure, the tall one, must stand on space 5 when you announce; the partner is Green, the code A-C.",
  "lesson.cards.title": "The card game",
  "lesson.cards.about": "Places, swaps and a code.",
  "lesson.cards.1.task":
    "In the card game you meet people where their locations lie. Yellow is alone at Rialto, Green and Blue are together at San Giorgio. You are Red and the last to choose. Go where you meet exactly one agent, and swap: one true card and one false.",
  "lesson.cards.1.right":
    "Both of you have shown one true card and one false. Your sheet has noted what you saw. Where three come together nothing happens. (C3.2, C4.1)",
  "lesson.cards.1.wrong":
    "Nobody was met: there is a meeting only where exactly two come together. Go to Rialto.",
  "lesson.cards.2.task":
    "You are Bubble, and your number is 13. Rob shows you Fiddlebottom and 13. One card is true, one is false. Who is Rob?",
  "lesson.cards.2.none": "That cannot be said",
  "lesson.cards.2.right":
    "The 13 is yours, so it is his false card, and Fiddlebottom is true: Rob is your partner.",
  "lesson.cards.2.wrong":
    "The number 13 is yours, so it cannot be his. Then the other card is the true one.",
  "lesson.cards.3.task":
    "Fiddlebottom has 36, Bubble 13, Zsa Zsa 24 and X 47. Which code opens the safe?",
  "lesson.cards.3.a": "13-24-36-47",
  "lesson.cards.3.b": "36-13-24-47",
  "lesson.cards.3.c": "36-13-47-24",
  "lesson.cards.3.right": "Fiddlebottom, Bubble, Zsa Zsa, X: in this order. (C1.2)",
  "lesson.cards.3.wrong": "The numbers are read in the order Fiddlebottom, Bubble, Zsa Zsa, X.",
} as const;
